import type { AccountView } from '@antescope/sources/account/account-view';
import { useState } from 'react';
import { StarButton } from '../../domain/favorites/star-button.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { useMediaPath } from '../../lib/media/signed-media.ts';
import { Moment } from '../../ui/moment.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { AccountActs } from './account-acts.tsx';
import type { AccountPageData } from './account-page-data.ts';

/** Avatar, name, badges, creator and creation time. */
export function AccountHeader({ data, view }: { data: AccountPageData; view: AccountView | null }) {
  const { name, account } = data;
  const { account: strings } = useMessages();
  return (
    <header className="mb-4 flex items-start gap-4 max-lg:flex-wrap max-sm:gap-3">
      <Avatar name={name} image={data.avatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:gap-x-1">
          <h1 className="name text-2xl font-semibold tracking-tight max-sm:text-xl">{name}</h1>
          <CopyButton value={name} label={strings.copyName} />
          <StarButton favorite={{ type: 'account', name }} />
          <SourceMark meta={account.meta} failed={account.state === 'failed'} />
          {data.produces === true && <Chip tone="accent">{strings.producer}</Chip>}
          {view?.hasCode === true && <Chip>{strings.contract}</Chip>}
          {view?.privileged === true && <Chip tone="warning">{strings.privileged}</Chip>}
          {view?.voter?.isProxy === true && <Chip>{strings.proxy}</Chip>}
        </div>
        {view !== null && <Origin view={view} />}
      </div>
      {view !== null && <AccountActs name={name} refundDue={data.refundDue} />}
    </header>
  );
}

/** The account's own image, or its generated mark. Decorative: the name is next to it. */
function Avatar({ name, image }: { name: string; image: string | null }) {
  const path = useMediaPath();
  const [broken, setBroken] = useState(false);
  const source = image === null || image.startsWith('data:') ? image : path(image);
  if (source === null || broken) return <Glyph name={name} size={56} />;
  return (
    <img
      src={source}
      alt=""
      width={56}
      height={56}
      className="size-[56px] shrink-0 rounded-[22%] object-cover"
      onError={() => setBroken(true)}
    />
  );
}

/**
 * Genesis accounts have a creation time before 2000 or equal to the chain's first block, and the root account has no
 * creator. On a phone the age, which renders after the first paint, shows only where the line has room, so that it
 * shifts no layout. `text-wrap: pretty`, the default of paragraphs, would push AM or PM to the hidden second line.
 */
function Origin({ view }: { view: AccountView }) {
  const { account: strings } = useMessages();
  return (
    <p className="mt-1 text-sm text-wrap text-muted sm:text-base">
      <span className="max-sm:block max-sm:h-6 max-sm:overflow-hidden max-sm:leading-6">
        {strings.created} <Moment time={view.created} show="full" />
      </span>
      {view.creator !== null && view.creator !== '' && (
        <span className="max-sm:block">
          {' '}
          {strings.createdBy} <AccountLink name={view.creator} />
        </span>
      )}
    </p>
  );
}
