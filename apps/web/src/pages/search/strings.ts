import { text } from '../../i18n/text.ts';

export const strings = {
  nothing: text('Enter an account, transaction ID, block number or public key.', 'B3yj', {
    zh: '请输入账户、交易 ID、区块号或公钥。',
    ko: '계정, 트랜잭션 ID, 블록 번호 또는 공개 키를 입력하세요.',
    ar: 'أدخل اسم حساب أو معرّف معاملة أو رقم كتلة أو مفتاحًا عامًا.',
    es: 'Escribe una cuenta, el ID de una transacción, un número de bloque o una clave pública.',
  }),
  privateKey: text(
    'This is a private key. Never put it in a URL: enter it in the search box, which converts it in your browser.',
    'Nvx_',
    {
      zh: '这是私钥，切勿放入网址：请在搜索框中输入，它会在您的浏览器内转换。',
      ko: '개인 키입니다. URL에 넣지 마세요. 검색창에 입력하면 브라우저 안에서 변환됩니다.',
      ar: 'هذا مفتاح خاص. لا تضعه في عنوان URL: أدخله في مربع البحث حيث يُحوَّل داخل متصفحك.',
      es: 'Es una clave privada. No la pongas nunca en una URL: escríbela en el buscador, que la convierte en tu navegador.',
    },
  ),
  /** What the search reads, and its form. */
  forms: text(
    [
      ['Account', '1–12 characters, a–z, 1–5 and dots'],
      ['Transaction ID', '64 hex characters'],
      ['Block', 'Number or ID'],
      ['Public key', 'EOS… or PUB_K1_…'],
      ['Token', 'Symbol'],
      ['Proposal', 'proposer/name'],
    ] as [string, string][],
    '3RUE',
    {
      zh: [
        ['账户', '1–12 个字符：a–z、1–5 和点'],
        ['交易 ID', '64 位十六进制'],
        ['区块', '区块号或 ID'],
        ['公钥', 'EOS… 或 PUB_K1_…'],
        ['代币', '符号'],
        ['提案', '提案人/名称'],
      ],
      ko: [
        ['계정', '1~12자: a–z, 1–5, 점'],
        ['트랜잭션 ID', '16진수 64자'],
        ['블록', '번호 또는 ID'],
        ['공개 키', 'EOS… 또는 PUB_K1_…'],
        ['토큰', '심볼'],
        ['제안', '제안자/이름'],
      ],
      ar: [
        ['الحساب', 'من 1 إلى 12 حرفًا: a–z و1–5 والنقاط'],
        ['معرّف المعاملة', '64 رمزًا ستة عشريًا'],
        ['الكتلة', 'الرقم أو المعرّف'],
        ['المفتاح العام', 'EOS… أو PUB_K1_…'],
        ['العملة', 'الرمز'],
        ['الاقتراح', 'المقترِح/الاسم'],
      ],
      es: [
        ['Cuenta', '1–12 caracteres: a–z, 1–5 y puntos'],
        ['ID de transacción', '64 caracteres hexadecimales'],
        ['Bloque', 'Número o ID'],
        ['Clave pública', 'EOS… o PUB_K1_…'],
        ['Token', 'Símbolo'],
        ['Propuesta', 'proponente/nombre'],
      ],
    },
  ),
};

declare global {
  interface StringFolders {
    'pages/search': typeof strings;
  }
}
