import { type ReactNode, useState } from 'react';

interface Props {
  className: string | undefined;
  summary: ReactNode;
  children: ReactNode;
}

/** A collapsed group that renders its children only while it is open. */
export function Disclosure({ className, summary, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="summary">{summary}</summary>
      {isOpen && children}
    </details>
  );
}
