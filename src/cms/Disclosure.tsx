import { type ReactNode, useState } from 'react';

interface Props {
  className: string | undefined;
  summary: ReactNode;
  /** A URL with this fragment opens it. */
  hash?: string;
  children: ReactNode;
}

/** A collapsed group that renders its children only while it is open. */
export function Disclosure({ className, summary, hash, children }: Props) {
  const [isOpen, setOpen] = useState(() => hash !== undefined && location.hash === hash);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="summary">{summary}</summary>
      {isOpen && children}
    </details>
  );
}
