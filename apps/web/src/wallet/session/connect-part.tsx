import type { NeedsInteraction } from '@antescope/wallet/providers/needs-interaction';
import type { ProviderContext, WalletProvider } from '@antescope/wallet/providers/provider';
import type { Session } from '@antescope/wallet/session/session';
import type { ComponentType } from 'react';

export interface LoginProps {
  /** The account to connect again; null: any. */
  session: Session | null;
  onConnected: (session: Session) => void;
  /** Back to the list of wallets; absent where the form did not come from there. */
  onBack?: () => void;
}

export interface InteractionProps {
  interaction: NeedsInteraction;
  session: Session;
  /** The interaction is complete: signing continues. */
  onDone: () => void;
  onCancel: () => void;
}

/** A provider with its interface half, as the shared wallet code sees it. */
export interface ConnectPart {
  provider: WalletProvider;
  LoginForm: ComponentType<LoginProps>;
  /** For every kind that the provider throws in NeedsInteraction, but 'reconnect', which shows the login form. */
  Interaction: ComponentType<InteractionProps>;
}

/** What a module of `wallet/connect/` exports as `connect`. */
export type Connect = (context: ProviderContext) => ConnectPart;

/** Ties a provider to components that know its type. Called once a provider, so the components keep their identity. */
export function connectPart<P extends WalletProvider>(
  provider: P,
  components: {
    LoginForm: ComponentType<LoginProps & { provider: P }>;
    Interaction: ComponentType<InteractionProps & { provider: P }>;
  },
): ConnectPart {
  const { LoginForm, Interaction } = components;
  return {
    provider,
    LoginForm: (props) => <LoginForm provider={provider} {...props} />,
    Interaction: (props) => <Interaction provider={provider} {...props} />,
  };
}
