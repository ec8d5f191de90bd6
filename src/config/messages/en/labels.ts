/** Names of the kinds of posts and of media coverages; the content chooses from the keys. */
export const labels = {
  posts: { Recipe: 'Recipe', Health: 'Health', Tips: 'Tips' },
  media: { Article: 'Article', 'Media Appearance': 'Media Appearance' },
} as const;
