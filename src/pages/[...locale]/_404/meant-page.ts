/** Leads to the page that a path with signs at its end has meant, if there is one. */
import { meantPath } from '~/domain/search/unknown-path';

const meant = meantPath(location.pathname);

const lead = async () => {
  const url = location.origin + meant;
  const { ok } = await fetch(url, { method: 'HEAD' });
  if (ok) location.replace(url + location.search + location.hash);
};

// Without a connection this page remains.
if (meant !== location.pathname) lead().catch(() => undefined);
