/** Leads to the page that an address with signs at its end has meant, if there is one. */
import { meantPath } from '~/domain/search/unknown-path';

const meant = meantPath(location.pathname);

const lead = async () => {
  const address = location.origin + meant;
  const { ok } = await fetch(address, { method: 'HEAD' });
  if (ok) location.replace(address + location.search + location.hash);
};

// Without a connection this page remains.
if (meant !== location.pathname) lead().catch(() => undefined);
