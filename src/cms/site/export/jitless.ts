import { z } from 'astro/zod';

/** Otherwise each schema of an object tries `new Function`, which the page's security policy reports. */
z.config({ jitless: true });
