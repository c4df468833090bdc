/** What forms print beside a label to say whether an answer is needed. */
import { phrases } from './phrases.ts';

export const requiredMarks = phrases(`
  required, required field, mandatory, optional, pflichtfeld, pflichtangabe, erforderlich, freiwillig, obligatoire, champ obligatoire, requis, facultatif, obligatorio, obligatoria, campo obligatorio, requerido, opcional, obrigatório, obrigatória, campo obrigatório,
  obbligatorio, obbligatoria, campo obbligatorio, facoltativo, verplicht, verplicht veld, optioneel, wymagane, pole wymagane, obowiązkowe, opcjonalne, zorunlu, zorunlu alan, isteğe bağlı, povinné, povinný údaj, povinné pole, nepovinné, volitelné, obligatorisk, obligatoriskt, valfritt, frivillig, påkrevd, pakollinen, valinnainen, kötelező, obligatoriu, opțional,
  обязательно, обязательное поле, обязательное, необязательно, обов'язково, обов'язкове поле, обов'язкове, υποχρεωτικό, υποχρεωτικό πεδίο, προαιρετικό, חובה, שדה חובה, רשות, إلزامي, إجباري, مطلوب, حقل مطلوب, اختياري, الزامی, ضروری, اجباری, اختیاری, अनिवार्य, आवश्यक, वैकल्पिक, 必須, 任意, 必填, 必填项, 選填, 选填, 필수, 선택, 필수입력, bắt buộc, không bắt buộc, wajib, wajib diisi,
`);
