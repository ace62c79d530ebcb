import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { Moment } from '../../../ui/moment.tsx';
import { mediaPath } from '../../../lib/media/media-path.ts';
import type { AccountPageData } from '../account-page-data.ts';

type About = NonNullable<AccountPageData['about']>;

/** Producer or dApp profile, or a link to its editor. */
export function About({ about }: { about: About }) {
  const strings = useStrings('pages/account/tabs');
  const { producer = null, dapp = null } = about;
  return (
    <div className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
      {producer !== null && <Producer producer={producer} />}
      {dapp !== null && (
        <section className="flex items-start gap-3">
          <Logo url={dapp.logo} />
          <div>
            <p className="text-sm text-muted">{strings.dapp}</p>
            <h2 className="font-semibold">{dapp.name}</h2>
            {dapp.about !== null && <p className="text-muted">{dapp.about}</p>}
            {dapp.website !== null && <Outside href={dapp.website} />}
          </div>
        </section>
      )}
      {about.profileEditor !== null && <Outside href={about.profileEditor} label={strings.editProfile} />}
    </div>
  );
}

function Producer({ producer }: { producer: NonNullable<About['producer']> }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <section className="flex items-start gap-3">
      <Logo url={producer.logo} />
      <div>
        <p className="text-sm text-muted">
          {strings.aboutProducer} · {producer.active ? strings.active : strings.inactive}
          {producer.country !== null && <> · {producer.country}</>}
        </p>
        {producer.name !== null && <h2 className="font-semibold">{producer.name}</h2>}
        {producer.url !== null && <Outside href={producer.url} />}
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {strings.unpaidBlocks} <span className="figure">{producer.unpaidBlocks}</span>
          </span>
          {producer.lastClaim !== null && (
            <span>
              {strings.lastClaim} <Moment time={producer.lastClaim} show="absolute" />
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

/** User-supplied image, loaded through our media proxy; hidden if it fails to load. */
function Logo({ url }: { url: string | null }) {
  const { base } = useBoot();
  const [broken, setBroken] = useState(false);
  if (url === null || broken) return null;
  return (
    <img
      src={mediaPath(base, url)}
      alt=""
      width={40}
      height={40}
      className="size-10 shrink-0 rounded-base object-contain"
      onError={() => setBroken(true)}
    />
  );
}

function Outside({ href, label }: { href: string; label?: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow" className="link inline-flex items-center gap-1.5">
      <bdi>{label ?? new URL(href).host}</bdi>
      <ExternalLink size={14} aria-hidden />
    </a>
  );
}
