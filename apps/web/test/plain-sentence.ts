import type { Part, Sentence } from '../src/domain/action/sentence.ts';

export function plainSentence<Template extends string>(
  sentence: Sentence<Template>,
  templates: Readonly<Record<Template, string>>,
): string {
  const filled = templates[sentence.template].replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const part = sentence.parts[name];
    return part === undefined ? gap : plainPart(part);
  });
  return [filled, ...(sentence.also ?? []).map((clause) => plainSentence(clause, templates))].join(' · ');
}

function plainPart(part: Part): string {
  switch (part.kind) {
    case 'account':
      return part.name;
    case 'accounts':
      return part.names.join(', ');
    case 'permission':
      return `${part.actor}@${part.permission}`;
    case 'nfts':
      return `NFT ${part.ids.map((id) => `#${id}`).join(', ')}`;
    default:
      return part.text;
  }
}
