import { Pause, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FinalityWord } from '../../ui/finality-word.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List } from '../../ui/list.tsx';
import { Menu, menuItemClass } from '../../ui/menu.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Field } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { ActionParts } from './actions.tsx';
import { Charts } from './charts.tsx';
import { Foundations } from './foundations.tsx';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { SigningSteps } from '../../wallet/tools/signing-steps.tsx';
import { ReviewNotes } from '../../wallet/transact/review-notes.tsx';
import { emptyOutcome, failedOutcome, partialOutcome, samples } from './samples.ts';

export const screen = defineScreen({
  head: () => ({ title: 'Design system', description: 'Every part in every state' }),
  Component: DevUiPage,
});

const tones: Tone[] = ['neutral', 'accent', 'positive', 'negative', 'warning'];

/** All components of the design system in all states. For developers, so English only. */
function DevUiPage() {
  return (
    <div className="grid gap-y-10" lang="en">
      <h1 className="text-2xl font-semibold">Design system</h1>
      <Foundations />
      <Objects />
      <ActionParts />
      <Actions />
      <Sheets />
      <Charts />
      <Lists />
      <Outcomes />
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">{children}</div>;
}

function Objects() {
  return (
    <Section title="Objects">
      <Row>
        <AccountLink name={samples.name} />
        <AccountLink name={samples.longName} />
        <PermissionChip actor={samples.name} permission="active" />
        <KeyLink value={samples.key} />
        <TransactionLink id={samples.transaction} />
        <CopyableHash value={samples.transaction} />
        <BlockLink number={412_345_678} />
        <FinalityRing irreversible />
        <FinalityRing irreversible={false} permille={400} />
        <FinalityWord irreversible />
        <FinalityWord irreversible={false} />
        <SourceMark meta={partialOutcome.meta} />
        <SourceMark meta={failedOutcome.meta} failed />
      </Row>
      <Row>
        {samples.amounts.map((amount) => (
          <Amount key={amount} value={amount} />
        ))}
        <Amount value="5.0000 EOS" flow="in" />
        <Amount value="5.0000 EOS" flow="out" />
      </Row>
      <Row>
        <Moment time={samples.time} />
        <Moment time={samples.time} show="full" />
        <Moment time={samples.time} show="absolute" />
      </Row>
      <Row>
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </Row>
    </Section>
  );
}

function Actions() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <Section title="Buttons, fields, floats">
      <Row>
        <Button kind="primary">Send 5.0000 EOS to bob</Button>
        <Button>Plain</Button>
        <Button kind="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <Button square aria-label="Pause">
          <Pause size={16} aria-hidden />
        </Button>
        <Menu label="Menu" button="Menu" buttonClass={buttonClass()}>
          <button type="button" className={menuItemClass} data-closes>
            First entry
          </button>
          <button type="button" className={menuItemClass} data-closes aria-current="true">
            Current entry
          </button>
        </Menu>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => toast('Copied')}>Toast</Button>
        <Button onClick={() => toast('Invalid Private Key', 'negative')}>Failing toast</Button>
      </Row>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label="Field" placeholder="alice" />
        <Field label="With a hint" hint="Up to 12 characters" defaultValue="alice" />
        <Field label="With an error" error="Asset must begin with a number" defaultValue="EOS" />
      </div>
      <div className="py-4">
        <SearchBox />
      </div>
      <div className="grid gap-8 pb-4 lg:grid-cols-2">
        <SigningSteps />
        <Card title="Review">
          <ReviewNotes warnings={['Changing the owner key cannot be undone']} facts={['Fee: 2.000000000 FIO']} />
          <Button kind="primary">Sign and send</Button>
        </Card>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Dialog">
        <p>Focus stays inside; Escape and a press outside close it.</p>
      </Dialog>
    </Section>
  );
}

function Sheets() {
  return (
    <Section title="Sheets and meters">
      <Facts
        columns={2}
        facts={[
          { label: 'Account', value: <AccountLink name="eosio.token" /> },
          { label: 'Key', value: <KeyLink value={samples.key} /> },
          { label: 'Memo', value: 'm'.repeat(256), wide: true },
        ]}
      />
      <div className="grid gap-6 py-4 md:grid-cols-4">
        {[0, 300, 920, null].map((permille) => (
          <Meter
            key={permille}
            label="CPU"
            permille={permille}
            text={permille === null ? 'unlimited' : `${permille} ‰`}
          />
        ))}
      </div>
      <div className="pb-4">
        <Rail
          steps={[
            { id: 'submitted', label: 'Submitted', note: '2 seconds ago', reached: true },
            { id: 'included', label: 'Block 412,345,678', note: '1 second ago', reached: true },
            { id: 'irreversible', label: 'Irreversible', note: '3 / 25', reached: false },
          ]}
        />
      </div>
      <Breadcrumbs
        label="Breadcrumbs"
        above={[
          { label: 'Tokens', path: '/tokens' },
          { label: 'EOS', path: '/dev/ui' },
        ]}
        here="Holders"
      />
      <Tabs
        label="Tabs"
        current="one"
        tabs={[
          { id: 'one', label: 'Current', path: '/dev/ui' },
          { id: 'two', label: 'With a count', count: '1,204', path: '/dev/ui', search: { tab: 'two' } },
        ]}
      />
    </Section>
  );
}

const listRows = [
  { id: 'a', name: 'alice', amount: samples.amounts[0] },
  { id: 'b', name: samples.longName, amount: samples.amounts[2] },
];

function Lists() {
  const [count, setCount] = useState(12);
  return (
    <Section title="List">
      <List
        label="Sample"
        rows={listRows}
        rowKey={(row) => row.id}
        waiting={{ count, show: () => setCount(0) }}
        more={{ path: '/dev/ui', search: { cursor: 'x' } }}
        newest={{ path: '/dev/ui', search: {} }}
        columns={[
          { id: 'name', head: 'Account', cell: (row) => <AccountLink name={row.name} rowLink /> },
          { id: 'amount', head: 'Amount', align: 'end', cell: (row) => <Amount value={row.amount} /> },
        ]}
      />
      <div data-sample>
        <SkeletonRows rows={3} label="Loading" />
        <Row>
          <Skeleton />
          <Search size={16} aria-hidden />
        </Row>
      </div>
    </Section>
  );
}

function Outcomes() {
  return (
    <Section title="Outcomes">
      {[emptyOutcome, failedOutcome, partialOutcome].map((outcome) => (
        <OutcomeView key={outcome.state} outcome={outcome} what="the sample" empty="No transfers of USDT by alice">
          {(lines) => <p>{lines.join(' ')}</p>}
        </OutcomeView>
      ))}
      <Nothing>No dApps listed on Local node yet.</Nothing>
    </Section>
  );
}
