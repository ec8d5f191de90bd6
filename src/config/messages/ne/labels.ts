/** Names of kinds of posts and media coverage. The content uses the keys. */
export const labels = {
  posts: { Recipe: 'पकवान', Health: 'स्वास्थ्य', Tips: 'जुक्ति' },
  media: { Article: 'लेख', 'Media Appearance': 'कार्यक्रम' },
} as const;
