import { Mark } from '../../ui/mark.tsx';
import { Section } from '../../ui/section.tsx';

const schemes = [
  ['Light', 'scheme-light'],
  ['Dark', 'scheme-dark'],
] as const;

const surfaces = [
  ['Page', 'bg-bg'],
  ['Card', 'bg-card'],
  ['Raised', 'bg-raised'],
  ['Float', 'bg-float shadow-float'],
] as const;

const meanings = [
  ['Accent', 'bg-accent text-on-accent'],
  ['Positive', 'bg-positive/12 text-positive'],
  ['Negative', 'bg-negative/12 text-negative'],
  ['Pending', 'bg-warning/12 text-warning'],
  ['Info', 'bg-info/12 text-info'],
] as const;

const hues = [
  ['transfer', 'bg-transfer/12 text-transfer'],
  ['resources', 'bg-resources/12 text-resources'],
  ['governance', 'bg-governance/12 text-governance'],
  ['account', 'bg-account/12 text-account'],
  ['contract', 'bg-contract/12 text-contract'],
  ['NFT', 'bg-nft/12 text-nft'],
] as const;

/** Sizes of type in pixels, smallest first. */
const sizes = [
  ['12', 'text-xs'],
  ['13', 'text-sm'],
  ['14', 'text-base'],
  ['16', 'text-lg'],
  ['20', 'text-xl'],
  ['28', 'text-2xl'],
  ['40', 'text-3xl'],
] as const;

/** The mark, surfaces, colors and type, in both themes beside each other. */
export function Foundations() {
  return (
    <Section title="Foundations">
      <div className="grid gap-4 lg:grid-cols-2">
        {schemes.map(([name, scheme]) => (
          <div key={name} className={`${scheme} grid gap-4 rounded-base border border-line bg-bg p-4 text-text`}>
            <h3 className="flex items-center gap-2 text-lg font-semibold">
              <Mark size={28} /> {name}
            </h3>
            <Swatches of={surfaces} className="border border-line px-3 py-2" />
            <Swatches of={meanings} className="px-2 py-0.5 text-sm" />
            <Swatches of={hues} className="px-2 py-0.5 text-sm" />
            <ul className="flex flex-wrap items-baseline gap-x-4">
              {sizes.map(([size, className]) => (
                <li key={size} className={className}>
                  {size}
                </li>
              ))}
            </ul>
            <p>
              <span className="font-semibold">Text</span> <span className="text-muted">muted</span>{' '}
              <bdi className="ident">c4f36e3d…65b5ff</bdi>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Swatches({ of, className }: { of: readonly (readonly [string, string])[]; className: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {of.map(([name, color]) => (
        <li key={name} className={`rounded-base ${color} ${className}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}
