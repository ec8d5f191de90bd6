import { Component, type ReactNode } from 'react';
import { downloadRawBackup } from '../copies/raw-backup';

/** Fallback screen for uncaught errors. The user can still download the stored data. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <div className="failure" role="alert">
          <h1>Unexpected Application Error!</h1>
          <p>
            What is stored in this browser is still there. Download it to be safe, then load the page again.
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => location.reload()}>
              Reload
            </button>
            <button type="button" className="button" data-kind="quiet" onClick={downloadRawBackup}>
              Download stored data
            </button>
          </div>
        </div>
      </main>
    );
  }
}
