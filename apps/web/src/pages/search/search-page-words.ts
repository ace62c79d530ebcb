import type { Locale } from '@antescope/web-contract/locale';

/** Words of the page that a search leads to where it leads nowhere else, in every language: it is opened too rarely for chunks of them. */
export const searchPageWords: Record<Locale, { nothing: string; privateKey: string }> = {
  en: {
    nothing: 'Type an account, a transaction id, a block number or a public key.',
    privateKey:
      'That is a private key. It belongs in no address: type it into the search box, where it is converted without leaving this page.',
  },
  zh: {
    nothing: '请输入账户、交易 ID、区块号或公钥。',
    privateKey: '这是一个私钥，不应出现在任何网址中：请在搜索框中输入，它会在本页内转换，不会离开本页。',
  },
  ko: {
    nothing: '계정, 트랜잭션 ID, 블록 번호 또는 공개 키를 입력하세요.',
    privateKey:
      '개인 키입니다. 개인 키는 어떤 주소에도 들어가서는 안 됩니다. 검색창에 입력하면 이 페이지를 벗어나지 않고 변환됩니다.',
  },
  ar: {
    nothing: 'اكتب اسم حساب أو معرّف معاملة أو رقم كتلة أو مفتاحًا عامًا.',
    privateKey: 'هذا مفتاح خاص، ولا مكان له في أي عنوان: اكتبه في مربع البحث حيث يُحوَّل دون أن يغادر هذه الصفحة.',
  },
  es: {
    nothing: 'Escribe una cuenta, el id de una transacción, un número de bloque o una clave pública.',
    privateKey:
      'Eso es una clave privada. No pertenece a ninguna dirección: escríbela en el buscador, donde se convierte sin salir de esta página.',
  },
};
