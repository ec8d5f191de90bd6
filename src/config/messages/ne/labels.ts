/** Names of the kinds of posts and of media coverages; the content chooses from the keys. */
export const labels = {
  posts: { Recipe: 'पकवान', Health: 'स्वास्थ्य', Tips: 'जुक्ति' },
  media: { Article: 'लेख', 'Media Appearance': 'कार्यक्रम' },
} as const;
