import { type ComponentType, useEffect, useState } from 'react';
import { reloadAdvice } from './words';

/** Creates a component whose script is fetched when it first renders. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart(props) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);

    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setFailed(true),
      );
    }, [Part]);

    if (Part) return <Part {...props} />;
    return hasFailed ? <LoadError /> : <p className="hint">Loading …</p>;
  };
}

/** Offers a reload, because Chromium before 154 never fetches a script again that has failed. */
function LoadError() {
  return (
    <div className="notice stack" data-tone="danger" role="alert">
      <p>
        This part could not be loaded. Check your internet connection. Was the website updated meanwhile?{' '}
        {reloadAdvice}
      </p>
      <div className="buttons" data-size="small">
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    </div>
  );
}
