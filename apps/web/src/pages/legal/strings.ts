import { text } from '../../i18n/text.ts';

/** Terms and privacy: plain facts about what this software does; an operator adds its own house rules. */
export const strings = {
  terms: {
    title: text('Terms and conditions', 'Pvki', {
      zh: '条款与条件',
      ko: '이용약관',
      ar: 'الشروط والأحكام',
      es: 'Términos y condiciones',
    }),
    headings: text(['Data', 'Transactions', 'Content', 'License'], 'sAb2', {
      zh: ['数据', '交易', '内容', '许可'],
      ko: ['데이터', '트랜잭션', '콘텐츠', '라이선스'],
      ar: ['البيانات', 'المعاملات', 'المحتوى', 'الترخيص'],
      es: ['Datos', 'Transacciones', 'Contenido', 'Licencia'],
    }),
    paragraphs: text(
      [
        'Antescope displays data of public blockchains and their nodes. Figures come with their source and age and may be delayed, partial or wrong if the source is. Nothing here is financial advice.',
        'Transactions are signed by your own wallet and broadcast to the chain. Once irreversible, they cannot be undone, neither by the operator of this site nor by the authors of the software.',
        'Names, memos, contract texts and images come from the chain and are written by its users, not by us.',
        'The software is licensed under Apache-2.0 and is provided without warranty of any kind.',
      ],
      'HalF',
      {
        zh: [
          'Antescope 展示公链及其节点的回答。每个数字都带有来源和时间；来源迟到、不完整或有误时，数字也会如此。这里的任何内容都不构成投资建议。',
          '交易由您自己的钱包签名并发送到链上。一旦不可逆，任何人都无法撤销：本站运营者不能，软件作者也不能。',
          '名称、备注、合约文本和图片来自链上，由其用户而非我们撰写。',
          '本软件按 Apache-2.0 许可，不提供任何形式的保证。',
        ],
        ko: [
          'Antescope는 공개 체인과 그 노드가 답하는 내용을 보여 줍니다. 모든 수치에는 출처와 시점이 있으며, 출처가 늦거나 불완전하거나 틀리면 수치도 그렇습니다. 이곳의 어떤 내용도 투자 조언이 아닙니다.',
          '트랜잭션은 사용자의 지갑이 서명하여 체인으로 보냅니다. 확정된 뒤에는 사이트 운영자도 소프트웨어 저자도 되돌릴 수 없습니다.',
          '이름, 메모, 컨트랙트 텍스트, 그림은 체인에서 오며 우리가 아니라 체인 사용자가 작성한 것입니다.',
          '이 소프트웨어는 Apache-2.0 라이선스로 제공되며 어떠한 보증도 하지 않습니다.',
        ],
        ar: [
          'يعرض Antescope ما تجيب به سلسلة عامة وعقدها. لكل رقم مصدره وعمره، وقد يكون متأخرًا أو جزئيًا أو خاطئًا متى كان المصدر كذلك. لا شيء هنا نصيحة مالية.',
          'توقّع محفظتك أنت المعاملات وتُرسل إلى السلسلة. وبعد أن تصبح غير قابلة للتراجع لا يستطيع أحد إلغاءها: لا مشغّل هذا الموقع ولا مؤلفو البرنامج.',
          'الأسماء والمذكرات ونصوص العقود والصور تأتي من السلسلة ويكتبها مستخدموها، لا نحن.',
          'البرنامج مرخّص بموجب Apache-2.0 ويُقدَّم دون أي ضمان.',
        ],
        es: [
          'Antescope muestra lo que responden una cadena pública y sus nodos. Cada cifra lleva su fuente y su antigüedad; puede llegar tarde, incompleta o equivocada cuando la fuente lo está. Nada de lo que hay aquí es asesoramiento financiero.',
          'Las transacciones las firma tu propia cartera y se envían a la cadena. Una vez irreversibles, nadie puede deshacerlas: ni quien opera este sitio ni los autores del programa.',
          'Los nombres, los memos, los textos de los contratos y las imágenes vienen de la cadena y los escriben sus usuarios, no nosotros.',
          'El programa tiene licencia Apache-2.0 y se ofrece sin garantía de ningún tipo.',
        ],
      },
    ),
  },
  privacy: {
    title: text('Privacy policy', '_03G', {
      zh: '隐私政策',
      ko: '개인정보 처리방침',
      ar: 'سياسة الخصوصية',
      es: 'Política de privacidad',
    }),
    headings: text(['No tracking', 'Cookie', 'Private keys', 'Server'], 'umcC', {
      zh: ['不跟踪', '一个 Cookie', '私钥', '服务器'],
      ko: ['추적 없음', '쿠키', '개인 키', '서버'],
      ar: ['لا تتبّع', 'ملف تعريف الارتباط', 'المفاتيح الخاصة', 'الخادم'],
      es: ['Sin seguimiento', 'Una cookie', 'Claves privadas', 'Servidor'],
    }),
    paragraphs: text(
      [
        'No accounts, no tracking, no third-party scripts. Pages load from this server only.',
        'One cookie stores your language, appearance, currency and time zone. Your search history stays in the memory of the open tab.',
        'Private keys never reach the server. A private key entered in the search box is converted to its public key in your browser.',
        'Like every web server, this server sees the addresses of the pages you open. It queries its configured nodes for their data.',
      ],
      'X0Lf',
      {
        zh: [
          '没有账号，没有跟踪，没有第三方脚本。页面只从本服务器加载。',
          '一个 Cookie 保存您的语言、外观、货币和时区设置。您的搜索内容只留在打开的标签页内存中。',
          '私钥绝不会到达服务器。在搜索框中输入的私钥会在您的浏览器内转换为公钥。',
          '与任何网站一样，服务器能看到您打开的页面地址，并向其配置的节点请求数据。',
        ],
        ko: [
          '회원 계정도, 추적도, 제3자 스크립트도 없습니다. 페이지는 이 서버에서만 불러옵니다.',
          '쿠키 하나가 언어, 화면 모드, 통화, 시간대 설정을 보관합니다. 검색한 내용은 열린 탭의 메모리에만 남습니다.',
          '개인 키는 서버에 전달되지 않습니다. 검색창에 입력한 개인 키는 브라우저 안에서 공개 키로 변환됩니다.',
          '다른 웹 서버와 마찬가지로 서버는 열어 본 페이지의 주소를 알 수 있으며, 설정된 노드에 데이터를 요청합니다.',
        ],
        ar: [
          'لا حساب ولا تتبّع ولا نصوص برمجية من طرف ثالث. تُحمَّل الصفحات من هذا الخادم وحده.',
          'تحفظ كعكة واحدة لغتك والمظهر والعملة وإعداد التوقيت. وما بحثت عنه يبقى في ذاكرة علامة التبويب المفتوحة.',
          'لا تصل المفاتيح الخاصة إلى الخادم أبدًا. والمفتاح الخاص المكتوب في البحث يُحوَّل إلى مفتاحه العام داخل متصفحك.',
          'يرى الخادم عناوين الصفحات التي تفتحها كأي خادم ويب، ويسأل عُقده المضبوطة عن بياناتها.',
        ],
        es: [
          'Sin cuentas, sin seguimiento, sin scripts de terceros. Las páginas se cargan solo desde este servidor.',
          'Una cookie guarda tu idioma, apariencia, moneda y zona horaria. Lo que buscas queda en la memoria de la pestaña abierta.',
          'Las claves privadas nunca llegan al servidor. Una clave privada escrita en el buscador se convierte en su clave pública dentro de tu navegador.',
          'El servidor ve las direcciones de las páginas que abres, como todo servidor web, y pide sus datos a los nodos configurados.',
        ],
      },
    ),
  },
};

declare global {
  interface StringFolders {
    'pages/legal': typeof strings;
  }
}
