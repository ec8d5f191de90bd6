import { chats, site } from '~/config/site';
import type { SendChannel } from '~/domain/message-link';

/** The channels of the settings, as islands get them. */
export const channels: readonly SendChannel[] = site.channels.map((channel) => ({
  to: 'sales@spice.example',
  ...channel,
}));

export const [mail, chat] = [
  { to: 'sales@spice.example', url: 'mailto:{to}?subject={subject}&body={text}', limit: 1900 },
  { to: '+977 1 555-0100', url: 'https://chat.example/{digits}?text={text}', limit: 4000 },
];

/** Name of the first chat. */
export const chatName = chats[0]?.label ?? '';
