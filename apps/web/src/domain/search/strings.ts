import { text } from '../../i18n/text.ts';

export const strings = {
  kinds: {
    recent: text('Recent', 'QN_6', { zh: '最近', ko: '최근 검색', ar: 'الأخيرة', es: 'Recientes' }),
    suggested: text('Suggested', 'DJcN', { zh: '推荐', ko: '추천', ar: 'مقترحة', es: 'Sugerencias' }),
    favorites: text('Favorites', '_h-B', { zh: '收藏', ko: '즐겨찾기', ar: 'المفضلة', es: 'Favoritos' }),
    block: text('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
    transaction: text('Transactions', '4-yG', { zh: '交易', ko: '트랜잭션', ar: 'المعاملات', es: 'Transacciones' }),
    key: text('Keys', 'bXRC', { zh: '公钥', ko: '공개 키', ar: 'المفاتيح', es: 'Claves' }),
    address: text('FIO addresses', 'EFRT', { zh: 'FIO 地址', ko: 'FIO 주소', ar: 'عناوين FIO', es: 'Direcciones FIO' }),
    proposal: text('Proposals', 'ETpl', { zh: '提案', ko: '제안', ar: 'المقترحات', es: 'Propuestas' }),
    contract: text('Contract actions', 'IX2a', {
      zh: '合约操作',
      ko: '컨트랙트 액션',
      ar: 'إجراءات العقود',
      es: 'Acciones de contratos',
    }),
    token: text('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
    account: text('Accounts', '1oHD', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
    producer: text('Producers', '8nAH', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتجون', es: 'Productores' }),
    near: text('Did you mean', 'ww71', {
      zh: '您是不是要找',
      ko: '혹시 이 계정인가요?',
      ar: 'هل تقصد',
      es: 'Quizás quisiste decir',
    }),
    create: text('Get this name', 'l5je', {
      zh: '获取此名称',
      ko: '이 이름 얻기',
      ar: 'احصل على هذا الاسم',
      es: 'Obtener este nombre',
    }),
    bid: text('Get this name', 'l5je', {
      zh: '获取此名称',
      ko: '이 이름 얻기',
      ar: 'احصل على هذا الاسم',
      es: 'Obtener este nombre',
    }),
    act: text('Actions', 'qm2C', { zh: '操作', ko: '작업', ar: 'العمليات', es: 'Operaciones' }),
    page: text('Pages', 'qqln', { zh: '页面', ko: '페이지', ar: 'الصفحات', es: 'Páginas' }),
  },
  block: text((height: number) => `Block ${height.toLocaleString('en')}`, 'uHSw', {
    zh: (height) => `区块 ${height.toLocaleString('en')}`,
    ko: (height) => `블록 ${height.toLocaleString('en')}`,
    ar: (height) => `الكتلة ${height.toLocaleString('en')}`,
    es: (height) => `Bloque ${height.toLocaleString('es')}`,
  }),
  fake: text('Fake', 'cs2v', { zh: '假冒', ko: '사칭', ar: 'مزيف', es: 'Falso' }),
  free: text('This name is free.', 'cjbo', {
    zh: '该名称可注册。',
    ko: '사용할 수 있는 이름입니다.',
    ar: 'هذا الاسم متاح.',
    es: 'Este nombre está libre.',
  }),
  privateKey: text('Private key: converted to its public key in this page, never sent.', '7yqR', {
    zh: '私钥：仅在本页转换为公钥，不会发送。',
    ko: '개인 키: 이 페이지에서 공개 키로 변환되며 전송되지 않습니다.',
    ar: 'مفتاح خاص: يُحوَّل إلى مفتاحه العام في هذه الصفحة ولا يُرسل.',
    es: 'Clave privada: se convierte en su clave pública en esta página y nunca se envía.',
  }),
  /** Keys with their meaning. */
  keys: text(
    [
      ['↑ ↓', 'Select'],
      ['Enter', 'Open'],
      ['Esc', 'Close'],
    ] as [string, string][],
    'MN44',
    {
      zh: [
        ['↑ ↓', '选择'],
        ['Enter', '打开'],
        ['Esc', '关闭'],
      ],
      ko: [
        ['↑ ↓', '선택'],
        ['Enter', '열기'],
        ['Esc', '닫기'],
      ],
      ar: [
        ['↑ ↓', 'تحديد'],
        ['Enter', 'فتح'],
        ['Esc', 'إغلاق'],
      ],
      es: [
        ['↑ ↓', 'Elegir'],
        ['Enter', 'Abrir'],
        ['Esc', 'Cerrar'],
      ],
    },
  ),
};

declare global {
  interface StringFolders {
    'domain/search': typeof strings;
  }
}
