/** The paragraphs about CVs that could not be read, in Portuguese. */
import type { Words } from './dictionary.ts';

export const pt: Words = {
  no_text:
    'Sobre seu currículo: o arquivo chegou e {company} pode abri-lo. Nosso programa não conseguiu ler o texto, provavelmente porque se trata de uma digitalização ou imagem. Você não precisa fazer nada. Se também tiver uma versão com texto que possa ser selecionado, por exemplo um PDF salvo em um editor de texto, envie-a quando {company} escrever para você: basta responder àquela mensagem.',
  encrypted:
    'Sobre seu currículo: o arquivo chegou, mas está protegido por senha, e talvez {company} não consiga abri-lo. Se tiver uma versão sem senha, envie-a quando {company} escrever para você: basta responder àquela mensagem.',
  corrupt:
    'Sobre seu currículo: o arquivo chegou, mas parece estar danificado, e talvez {company} não consiga abri-lo. Verifique se ele abre no seu dispositivo. Você pode enviar uma versão íntegra quando {company} escrever para você: basta responder àquela mensagem.',
  too_large:
    'Sobre seu currículo: o arquivo chegou e {company} pode abri-lo. Ele é grande demais para que nosso programa leia o texto. Você não precisa fazer nada. Se também tiver uma versão mais curta, envie-a quando {company} escrever para você: basta responder àquela mensagem.',
  failed:
    'Sobre seu currículo: o arquivo chegou e {company} pode abri-lo. Nosso programa não conseguiu ler o texto. Você não precisa fazer nada. Se também tiver uma versão em outro formato, por exemplo um PDF salvo em um editor de texto, envie-a quando {company} escrever para você: basta responder àquela mensagem.',
};
