import { Icon } from './Icon';

interface Props {
  id: string;
  /** Empty while there is nothing to say. */
  text: string;
}

/** What is wrong with a field. The live region stands empty beforehand, so that a text is announced once. */
export function Message({ id, text }: Props) {
  return (
    <p className={text === '' ? undefined : 'message'} id={id} role="status">
      {text !== '' && (
        <>
          <Icon name="alert" />
          {text}
        </>
      )}
    </p>
  );
}
