import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** What stands in the place of a part that takes its time. */
export const loading = <p className="hint">Loading …</p>;

/**
 * A part whose script is fetched when it is first shown.
 * @param waiting stands in its place until then
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  );
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return (
    <p className="notice" data-tone="danger" role="alert">
      This part could not be loaded. Save what you are writing, then reload the page.
    </p>
  );
}
