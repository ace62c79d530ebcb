/** History of a new chain, the values of `--story`: sixteen busy days, or almost nothing. */
export const storyKeys = ['full', 'bare'] as const;

export type StoryKey = (typeof storyKeys)[number];

export function isStoryKey(key: string): key is StoryKey {
  return (storyKeys as readonly string[]).includes(key);
}
