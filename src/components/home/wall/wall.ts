/** Puts all products on the page when somebody comes near; where they do not come, the way to the catalogue stays. */
export {};

const place = document.querySelector<HTMLElement>('[data-wall]');

if (place)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Read as a document: the page's policy forbids to make elements of text.
      const request = new XMLHttpRequest();
      request.onload = () => {
        place.prepend(request.responseXML?.documentElement ?? '');
        place.onmouseenter = () => import('./drag');
      };
      request.open('GET', place.dataset.wall ?? '');
      request.send();
    },
    { rootMargin: '200px' },
  ).observe(place);
