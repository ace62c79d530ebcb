import { useBoot } from '../../lib/boot/boot-context.ts';
import { type ActionHue, hueOf } from './action-hue.ts';

const colors: Record<ActionHue, string> = {
  transfer: 'bg-transfer/12 text-transfer',
  resources: 'bg-resources/12 text-resources',
  governance: 'bg-governance/12 text-governance',
  account: 'bg-account/12 text-account',
  contract: 'bg-contract/12 text-contract',
  nft: 'bg-nft/12 text-nft',
};

/** The name of an action in the color of its kind. */
export function ActionPill({ contract, name }: { contract: string; name: string }) {
  const { chain } = useBoot();
  return (
    <span
      dir="ltr"
      className={`dot-pill inline-flex h-5.5 items-center rounded-[6px] pe-2 text-xs font-medium whitespace-nowrap ${colors[hueOf(contract, name, chain)]}`}
    >
      {name}
    </span>
  );
}
