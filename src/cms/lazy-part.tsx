import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

export const loading = <p className="hint">Loading …</p>;

/**
 * Creates a component whose script is fetched when it first renders.
 * @param fallback shown until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: LoadError }),
    ),
  );
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}

function LoadError() {
  return (
    <p className="notice" data-tone="danger" role="alert">
      This part could not be loaded. Save what you are writing, then reload the page.
    </p>
  );
}
