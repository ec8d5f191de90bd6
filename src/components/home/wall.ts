/**
 * Inserts all products before the wall scrolls into view. If the request fails, the link to the catalogue
 * stays.
 */
const wall = document.querySelector<HTMLElement>('[data-wall]');

if (wall)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Requests a document, because the page's policy forbids parsing HTML from text.
      const request = new XMLHttpRequest();
      request.onload = () => wall.prepend(request.responseXML?.documentElement ?? '');
      request.open('GET', wall.dataset.wall ?? '');
      request.send();
    },
    { rootMargin: '200px' },
  ).observe(wall);
