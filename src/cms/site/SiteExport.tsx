import { useState } from 'react';
import type { EditorDefinition } from '../editor';
import { latePart } from '../late-part';

const ExportPanel = latePart(async () => (await import('./export/ExportPanel')).ExportPanel);

export function SiteExport({ editors }: { editors: readonly EditorDefinition[] }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ExportPanel editors={editors} onClose={() => setOpen(false)} />;
  return (
    <div className="buttons" data-size="small">
      <button type="button" onClick={() => setOpen(true)}>
        Export for the website
      </button>
    </div>
  );
}
