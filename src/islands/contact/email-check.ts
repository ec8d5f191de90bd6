import { useState } from 'react';
import type { Messages } from '~/config/messages';
import { checkEmail, emailMessageMs } from '~/domain/contact';
import { useTimedMessage } from './timed-message';

/** Checks the email. Its message may hide after a time, but `isInvalid` stays until the address is valid. */
export function useEmailCheck(messages: Messages['forms']['contact']['email']) {
  const { text: message, show, hide } = useTimedMessage();
  const [isInvalid, setInvalid] = useState(false);

  function check(email: string): boolean {
    const problem = checkEmail(email);
    setInvalid(problem !== undefined);
    if (problem === undefined) hide();
    else if (problem === 'required') show(messages.required, emailMessageMs);
    else show(messages.invalid);
    return problem === undefined;
  }

  return { message, isInvalid, check };
}
