/** What has happened on a new chain, as `--story` names it: sixteen busy days, or next to nothing. */
export const storyKeys = ['full', 'bare'] as const;

export type StoryKey = (typeof storyKeys)[number];

export function isStoryKey(key: string): key is StoryKey {
  return (storyKeys as readonly string[]).includes(key);
}
