import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactNode } from 'react';
import { $section, goTo } from './route';
import { sectionPath } from './section';

interface Props {
  /** The section it leads to; none is the dashboard's home. */
  to?: string | undefined;
  /** What follows in the address. */
  place?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link from section to section: an ordinary one, except that a plain click does not reload. */
export function SectionLink({ to, place = '', className, children }: Props) {
  const isCurrent = useStore($section) === to;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, place);
  };
  return (
    <a
      href={sectionPath(to) + place}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
