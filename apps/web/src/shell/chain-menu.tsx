import { ChevronDown } from 'lucide-react';
import type { ChainLink } from '@antescope/web-contract/chain-link';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { Menu, MenuHeading, menuItemClass } from '../ui/menu.tsx';

/** Chain switcher, mainnets before testnets. */
export function ChainMenu() {
  const { chain, chains } = useBoot();
  const { shell } = useMessages();
  if (chains.length < 2) {
    return (
      <span className="chain-name shrink-0 truncate rounded-full border border-line px-3 py-1.5 max-lg:border-0 max-lg:p-0">
        {chain.name}
      </span>
    );
  }
  return (
    <Menu
      label={shell.chain(chain.name)}
      buttonClass="flex h-9 items-center gap-1.5 rounded-full border border-line ps-3 pe-2 whitespace-nowrap hover:bg-surface pointer-coarse:h-tap"
      button={
        <>
          <span className="chain-name truncate">{chain.name}</span>
          <ChevronDown size={16} aria-hidden className="text-muted" />
        </>
      }
    >
      <ChainGroup heading={shell.networks} links={chains.filter((link) => !link.testnet)} current={chain.key} />
      <ChainGroup heading={shell.testnets} links={chains.filter((link) => link.testnet)} current={chain.key} />
    </Menu>
  );
}

function ChainGroup({ heading, links, current }: { heading: string; links: ChainLink[]; current: string }) {
  if (links.length === 0) return null;
  return (
    <>
      <MenuHeading>{heading}</MenuHeading>
      <ul>
        {links.map((link) => (
          <li key={link.key}>
            <a href={link.href} className={menuItemClass} aria-current={link.key === current ? 'true' : undefined}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
