import './styles.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readBoot } from './boot/boot.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { fetchPage } from './page/fetch-page.ts';
import { createAppRouter } from './router.tsx';

const boot = readBoot(document);
const messages = await loadMessages(boot.locale);
const router = createAppRouter({ boot, messages, load: fetchPage });

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
