import { noProfile, setProfile } from '@antescope/wallet/tools/account-info';
import { useStrings } from '../../i18n/strings.ts';
import { defineScreen } from '../../ui/screen.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useProfile } from './use-profile.ts';

export const screen = defineScreen({
  strings: 'pages/profile',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: ProfilePage,
});

/** The public profile of the connected account, filled in with the present texts. */
function ProfilePage() {
  const strings = useStrings('pages/profile');
  const { actor } = useActor();
  const { read, refresh } = useProfile(actor);
  const present = read.state === 'ready' ? read.value : null;
  const { acts, faults, notes, again } = strings;
  const fields = {
    name: { label: strings.name },
    avatar: { label: strings.avatar, hint: strings.urlHint },
    about: { label: strings.about },
    website: { label: strings.website, hint: strings.urlHint },
  };
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.text}</p>
      {read.state === 'failed' && (
        <p role="alert" className="mb-4 text-sm text-negative">
          {strings.failed}
        </p>
      )}
      <ToolForm
        tools={[withStrings(setProfile, { fields, acts, faults, notes, again })]}
        facts={{ present }}
        loading={read.state === 'loading'}
        initial={{ ...(present ?? noProfile) }}
        onSettled={refresh}
      />
    </>
  );
}
