import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactNode } from 'react';
import { $section, goTo } from './route';
import { sectionPath } from './section';

interface Props {
  /** The target section. Without it the link leads to the dashboard's home. */
  to?: string | undefined;
  /** Fragment of the URL. */
  hash?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a section. A plain click does not reload the page. */
export function SectionLink({ to, hash = '', className, children }: Props) {
  const isCurrent = useStore($section) === to;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, hash);
  };
  return (
    <a
      href={sectionPath(to) + hash}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
