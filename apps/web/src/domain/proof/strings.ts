import { text } from '../../i18n/text.ts';

export const strings = {
  check: text('Verify in this browser', 'xo-V', {
    zh: '在此浏览器中验证',
    ko: '이 브라우저에서 검증',
    ar: 'تحقّق في هذا المتصفح',
    es: 'Verificar en este navegador',
  }),
  title: text('Verified in this browser', '47PO', {
    zh: '已在此浏览器中验证',
    ko: '이 브라우저에서 검증됨',
    ar: 'جرى التحقق في هذا المتصفح',
    es: 'Verificado en este navegador',
  }),
  block: text('Block ID', 'Pq8Q', { zh: '区块 ID', ko: '블록 ID', ar: 'معرّف الكتلة', es: 'ID del bloque' }),
  transaction: text('Transaction ID', '5DaW', {
    zh: '交易 ID',
    ko: '트랜잭션 ID',
    ar: 'معرّف المعاملة',
    es: 'ID de la transacción',
  }),
  matches: text('Matches', 'M-n9', { zh: '一致', ko: '일치', ar: 'مطابق', es: 'Coincide' }),
  mismatch: text('Mismatch: recomputed ID differs', 'mP-q', {
    zh: '不一致：重新计算的 ID 不同',
    ko: '불일치: 다시 계산한 ID가 다름',
    ar: 'غير مطابق: المعرّف المحسوب مختلف',
    es: 'No coincide: el ID recalculado es distinto',
  }),
  incomplete: text('The node omits data needed to verify', 'RQMt', {
    zh: '节点未提供验证所需的数据',
    ko: '노드가 검증에 필요한 데이터를 제공하지 않음',
    ar: 'لا توفّر العقدة البيانات اللازمة للتحقق',
    es: 'El nodo omite datos necesarios para verificar',
  }),
  idOnly: text('The block contains only the transaction ID', 'CrVV', {
    zh: '区块仅包含交易 ID',
    ko: '블록에 트랜잭션 ID만 포함됨',
    ar: 'لا تحوي الكتلة سوى معرّف المعاملة',
    es: 'El bloque solo contiene el ID de la transacción',
  }),
  producer: text('Producer signature', 'wGEF', {
    zh: '出块节点签名',
    ko: '블록 프로듀서 서명',
    ar: 'توقيع المنتج',
    es: 'Firma del productor',
  }),
  signers: text('Signing keys', 'on92', { zh: '签名公钥', ko: '서명 키', ar: 'مفاتيح التوقيع', es: 'Claves de firma' }),
  noSigners: text('None', '8pU9', { zh: '无', ko: '없음', ar: 'لا شيء', es: 'Ninguna' }),
  unavailable: text('unavailable (block too old)', 'UGxA', {
    zh: '不可用（区块过旧）',
    ko: '사용할 수 없음(오래된 블록)',
    ar: 'غير متاح (الكتلة قديمة جدًا)',
    es: 'no disponible (bloque demasiado antiguo)',
  }),
  failed: text('Verification failed', 'Kt3W', {
    zh: '验证失败',
    ko: '검증 실패',
    ar: 'فشل التحقق',
    es: 'Error de verificación',
  }),
};

declare global {
  interface StringFolders {
    'domain/proof': typeof strings;
  }
}
