interface Props {
  /** The path of a Tabler icon (MIT), drawn with the site's own stroke. */
  path: string;
}

/** An icon in the size and colour of its text. Decorative, so it needs a visible label. */
export function Icon({ path }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
