import { text } from '../../i18n/text.ts';

export const strings = {
  label: text('Source of the data', 'ogwz', {
    zh: '数据来源',
    ko: '데이터 출처',
    ar: 'مصدر البيانات',
    es: 'Origen de los datos',
  }),
  source: text('Data from', '_fpS', { zh: '数据来自', ko: '데이터 출처 노드:', ar: 'البيانات من', es: 'Datos de' }),
  stop: text('Stop', 'SnhO', { zh: '停止使用', ko: '사용 중지', ar: 'إيقاف', es: 'Dejar de usarlo' }),
};

declare global {
  interface StringFolders {
    'shell/own-node': typeof strings;
  }
}
