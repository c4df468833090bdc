/** Word: 应聘登记表, the sheet that firms in China give to applicants, filled in: cells of facts beside a photo, schools and jobs as ruled tables with the reason for leaving and a witness, languages, a declaration and a signature. */
import { ImageRun, Paragraph } from 'docx';
import type { Job } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { type Cell, Word } from '../fold-11/lib/word.ts';
import { on, place, skillList, tasks } from './lib/kit.ts';
import { portrait } from './lib/picture.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: ['zh-CN'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, 'Tinos', 19);
    const widths = [1300, 1900, 1300, 1900, 1200, 2100];
    const fill = random.pick(['F2F2F2', 'DEEAF6', 'FFFFFF']);
    const label = (text: string, span = 1): Cell => ({
      of: [w.p({ t: text, b: true }, { at: 'center', under: 0 })],
      span,
      fill,
    });
    const value = (text: string, span = 1): Cell => ({ of: text, span });
    const wide = (text: string): Cell => ({
      of: [w.p({ t: text, b: true }, { at: 'center', under: 0 })],
      span: 6,
      fill: 'D9D9D9',
    });
    const photo: Cell = {
      of: [
        new Paragraph({
          alignment: 'center',
          children: [
            new ImageRun({
              type: 'png',
              data: portrait(),
              transformation: { width: 76, height: 95 },
            }),
          ],
        }),
      ],
      rows: 4,
      span: 2,
    };
    const { day, month, year } = cv.birth.date;
    const from = ({ start }: Pick<Job, 'start'>, end: string) => `${on(sheet, start)}—${end}`;
    return w.pack(
      [
        w.p({ t: '应聘人员登记表', b: true, z: 32 }, { at: 'center', under: 60 }),
        w.p(`应聘岗位：${cv.label}          填表日期：2026年11月${random.integer(10, 25)}日`),
        w.table(
          widths,
          [
            [
              label('姓  名'),
              value(cv.name.full),
              label('性  别'),
              value(random.pick(['男', '女'])),
              photo,
            ],
            [
              label('出生日期'),
              value(`${year}-${two(month)}-${two(day)}`),
              label('国  籍'),
              value(cv.nationality),
            ],
            [
              label('婚姻状况'),
              value(random.pick(['未婚', '已婚'])),
              label('政治面貌'),
              value(random.pick(['群众', '党员', '团员'])),
            ],
            [
              label('联系电话'),
              value(cv.phone.national),
              label('最高学历'),
              value(cv.education[0]?.degree ?? ''),
            ],
            [label('电子邮箱'), value(cv.email, 2), label('现住址'), value(place(sheet), 2)],
            [wide('教育经历')],
            [label('起止时间'), label('毕业院校', 2), label('专  业'), label('学  历', 2)],
            ...cv.education.map((one) => [
              value(from(one, on(sheet, one.end))),
              value(one.institution, 2),
              value(one.area),
              value(one.degree, 2),
            ]),
            [wide('工作经历')],
            [
              label('起止时间'),
              label('工作单位'),
              label('职  务'),
              label('主要工作内容'),
              label('离职原因'),
              label('证明人及电话'),
            ],
            ...cv.work.map((job) => [
              value(from(job, job.end ? on(sheet, job.end) : wording.present)),
              value(job.employer),
              value(job.title),
              value(`${tasks(job).join('；')}。`),
              value(job.end ? random.pick(['个人发展', '合同到期', '家庭原因']) : ''),
              value(''),
            ]),
            [
              label('外语水平'),
              value(cv.languages.map(({ name, level }) => `${name}（${level}）`).join('，'), 5),
            ],
            [label('技能特长'), value(skillList(sheet).join('、'), 5)],
            [
              label('资格证书'),
              value(
                cv.certificates.map((one) => `${one.name}（${one.date.year}年）`).join('、'),
                5,
              ),
            ],
            [label('自我评价'), value(cv.summary, 5)],
          ],
          '000000',
        ),
        w.p('本人承诺以上所填内容真实有效，如有虚假，愿承担一切责任。', { over: 120 }),
        w.p('签名：______________', { at: 'right' }),
      ],
      1000,
    );
  },
};
export default family;
