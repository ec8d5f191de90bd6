import { Icon } from './Icon';

interface Props {
  id: string;
  /** Empty if there is no error. */
  text: string;
}

/** The error of a field. The live region is rendered empty, so that an error is announced once. */
export function Message({ id, text }: Props) {
  return (
    <p className={text === '' ? undefined : 'message'} id={id} role="status">
      {text !== '' && (
        <>
          <Icon path="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-4v4m0 4h.01" />
          <span key={text}>{text}</span>
        </>
      )}
    </p>
  );
}
