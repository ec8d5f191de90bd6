/** Names of kinds of posts and media coverage. The content uses the keys. */
export const labels = {
  posts: { Recipe: 'Recipe', Health: 'Health', Tips: 'Tips' },
  media: { Article: 'Article', 'Media Appearance': 'Media Appearance' },
} as const;
