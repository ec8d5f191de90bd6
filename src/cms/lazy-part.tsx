import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { importLate } from './late-module';
import { reloadAdvice } from './words';

export const loading = <p className="hint">Loading …</p>;

/**
 * Creates a component whose script is fetched when it first renders.
 * @param pick returns the component of the module
 * @param fallback shown until then
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);

    useEffect(() => {
      if (Part || hasFailed) return;
      importLate(load).then(
        (module) => {
          loaded = pick(module);
          setPart(() => pick(module));
        },
        () => setFailed(true),
      );
    }, [Part, hasFailed]);

    if (Part) return <Part {...props} />;
    return hasFailed ? <LoadError onRetry={() => setFailed(false)} /> : fallback;
  };
}

function LoadError({ onRetry }: { onRetry(): void }) {
  return (
    <div className="notice stack" data-tone="danger" role="alert">
      <p>
        This part could not be loaded. Check your internet connection. Was the website updated meanwhile?{' '}
        {reloadAdvice}
      </p>
      <div className="buttons" data-size="small">
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}
