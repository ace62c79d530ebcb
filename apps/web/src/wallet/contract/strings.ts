import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  failed: text('The current contract could not be read.', 'POU8', {
    zh: '无法读取当前合约。',
    ko: '현재 컨트랙트를 읽을 수 없습니다.',
    ar: 'تعذّرت قراءة العقد الحالي.',
    es: 'No se pudo leer el contrato actual.',
  }),
  presentCode: text('Current code', '0aT9', {
    zh: '当前代码',
    ko: '현재 코드',
    ar: 'الشيفرة الحالية',
    es: 'Código actual',
  }),
  newCode: text('New code', 'ig1I', { zh: '新代码', ko: '새 코드', ar: 'الشيفرة الجديدة', es: 'Código nuevo' }),
  presentAbi: text('Current ABI', 'WHwW', { zh: '当前 ABI', ko: '현재 ABI', ar: 'ABI الحالي', es: 'ABI actual' }),
  newAbi: text('New ABI', 'Y0jY', { zh: '新 ABI', ko: '새 ABI', ar: 'ABI الجديد', es: 'ABI nuevo' }),
  none: text('None', '8pU9', { zh: '无', ko: '없음', ar: 'لا يوجد', es: 'Ninguno' }),
  size: text((bytes: string) => `${bytes} bytes`, 'mNti', {
    zh: (bytes) => `${bytes} 字节`,
    ko: (bytes) => `${bytes}바이트`,
    ar: (bytes) => `${isolated(bytes)} بايت`,
    es: (bytes) => `de ${bytes} bytes`,
  }),
  ramNeeded: text((bytes: string) => `Uses ${bytes} more bytes of RAM`, 'VF-x', {
    zh: (bytes) => `多占用 ${bytes} 字节 RAM`,
    ko: (bytes) => `RAM ${bytes}바이트를 더 사용합니다`,
    ar: (bytes) => `يستعمل ${isolated(bytes)} بايت إضافية من RAM`,
    es: (bytes) => `Usa ${bytes} bytes más de RAM`,
  }),
  ramFreed: text((bytes: string) => `Frees ${bytes} bytes of RAM`, '20y-', {
    zh: (bytes) => `释放 ${bytes} 字节 RAM`,
    ko: (bytes) => `RAM ${bytes}바이트가 해제됩니다`,
    ar: (bytes) => `يحرّر ${isolated(bytes)} بايت من RAM`,
    es: (bytes) => `Libera ${bytes} bytes de RAM`,
  }),
  unreadableAbi: text('The new ABI is not readable.', 'u-eG', {
    zh: '无法解读新 ABI。',
    ko: '새 ABI를 읽을 수 없습니다.',
    ar: 'تعذّرت قراءة ABI الجديد.',
    es: 'El ABI nuevo no es legible.',
  }),
  difference: text('Changes of the ABI', '4ecP', {
    zh: 'ABI 的变更',
    ko: 'ABI 변경 사항',
    ar: 'تغيّرات ABI',
    es: 'Cambios del ABI',
  }),
  actions: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'إجراءات', es: 'Acciones' }),
  tables: text('Tables', 'YNNT', { zh: '表', ko: '테이블', ar: 'جداول', es: 'Tablas' }),
  structs: text('Structs', 'E_4z', { zh: '结构体', ko: '구조체', ar: 'بنى', es: 'Estructuras' }),
  changes: {
    added: text((kind: string) => `${kind} added`, 'pTxB', {
      zh: (kind) => `新增${kind}`,
      ko: (kind) => `추가된 ${kind}`,
      ar: (kind) => `${kind} مضافة`,
      es: (kind) => `${kind} añadidas`,
    }),
    removed: text((kind: string) => `${kind} removed`, '6mNi', {
      zh: (kind) => `移除${kind}`,
      ko: (kind) => `제거된 ${kind}`,
      ar: (kind) => `${kind} محذوفة`,
      es: (kind) => `${kind} eliminadas`,
    }),
    changed: text((kind: string) => `${kind} changed`, 'jGm8', {
      zh: (kind) => `变更${kind}`,
      ko: (kind) => `변경된 ${kind}`,
      ar: (kind) => `${kind} متغيّرة`,
      es: (kind) => `${kind} modificadas`,
    }),
  },
  sameAbi: text('Same actions, tables and structs as now', 'G2Eu', {
    zh: '操作、表和结构体与当前相同',
    ko: '액션, 테이블, 구조체가 현재와 같습니다',
    ar: 'الإجراءات والجداول والبنى كما هي الآن',
    es: 'Las mismas acciones, tablas y estructuras que ahora',
  }),
  moreAccounts: text((count: string) => `${count} more accounts`, 'gPoU', {
    zh: (count) => `另有 ${count} 个账户`,
    ko: (count) => `계정 ${count}개 더`,
    ar: (count) => `${isolated(count)} حسابات أخرى`,
    es: (count) => `${count} cuentas más`,
  }),
};

declare global {
  interface StringFolders {
    'wallet/contract': typeof strings;
  }
}
