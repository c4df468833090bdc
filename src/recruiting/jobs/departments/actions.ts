/** Lists, creates, changes and deletes departments. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { isNamed } from '#data/named-rows.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { departments } from '#data/tables/departments.ts';
import { nameKey } from '#lib/name-key.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page, PageRequest } from '#lib/pagination.ts';
import type { NamedPaging } from '#lib/pagination-schemas.ts';
import { assertNewName, assertRemovable, reordered } from './rules.ts';
import { departmentFields } from './schemas.ts';
import type { Department, DepartmentChange, NewDepartment } from './schemas.ts';
import {
  departmentById,
  departmentByName,
  departmentRoom,
  departmentsInOrder,
  departmentStore,
  isUnused,
  jobOfDepartment,
  moveJobs,
  nextPosition,
  putOrder,
} from './store.ts';

export async function listDepartments(ctx: Ctx, query: NamedPaging): Promise<Page<Department>> {
  const where = await isNamed(ctx, departments, query);
  return departmentStore.page(ctx, query, departmentFields.toAnswer, { where });
}

/** A page of them in their order, for a screen. */
export async function listDepartmentsInOrder(ctx: Ctx, { page, max }: PageRequest) {
  const all = await runPlan(ctx, departmentsInOrder(ctx));
  const from = (page - 1) * max;
  return toPage(all.slice(from, from + max + 1), all.length, { page, max }, (one) => one);
}

function departmentPlan(ctx: Ctx, id: number): QueryPlan<Department> {
  return QueryPlan.map(departmentStore.one(ctx, id), departmentFields.toAnswer);
}

/** A department with its place among all, for its editor. */
export function showDepartment(ctx: Ctx, id: number) {
  const plan = { department: departmentPlan(ctx, id), all: departmentsInOrder(ctx) };
  return runPlan(ctx, QueryPlan.all({ ...plan, job: jobOfDepartment(ctx, id) }));
}

/** A new one is the last. */
export async function createDepartment(ctx: Ctx, { name }: NewDepartment): Promise<Department> {
  const wanted = QueryPlan.all([departmentByName(ctx, name), departmentRoom.count(ctx)]);
  const [same, count] = await runPlan(ctx, wanted);
  assertNewName(same);
  departmentRoom.assert(count);
  const id = ctx.newId();
  return commit(ctx, {
    writes: [
      departmentRoom.held(ctx),
      departmentStore.insert(ctx, {
        id,
        name,
        nameKey: nameKey(name),
        position: nextPosition(ctx),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: { action: 'department.create', subjectId: id, changes: changesOf(null, { name }) },
    answer: departmentPlan(ctx, id),
  });
}

export async function changeDepartment(
  ctx: Ctx,
  id: number,
  input: DepartmentChange,
): Promise<Department> {
  const [before, same, all] = await runPlan(
    ctx,
    QueryPlan.all([
      departmentStore.one(ctx, id),
      departmentByName(ctx, input.name ?? ''),
      departmentsInOrder(ctx),
    ]),
  );
  if (same?.id !== id) assertNewName(same);
  const { name = before.name } = input;
  const ids = all.map((one) => one.id);
  const order = input.position === undefined ? ids : reordered(ids, id, input.position);
  const position = input.position === undefined ? before.position : order.indexOf(id) + 1;
  return commitIfChanged(ctx, {
    writes: [
      ...departmentStore.update(ctx, before, { name, nameKey: nameKey(name), position }),
      ...(position === before.position ? [] : [putOrder(ctx, order)]),
    ],
    audit: {
      action: 'department.update',
      subjectId: id,
      changes: changesOf({ name: before.name, position: before.position }, { name, position }),
    },
    answer: departmentPlan(ctx, id),
  });
}

/** `moveTo`: the department that its jobs have from now on. */
export async function deleteDepartment(ctx: Ctx, id: number, moveTo?: number): Promise<null> {
  const { department, target, job } = await runPlan(
    ctx,
    QueryPlan.all({
      department: departmentStore.one(ctx, id),
      target: departmentById(ctx, moveTo ?? 0),
      job: jobOfDepartment(ctx, id),
    }),
  );
  assertRemovable({ id, moveTo, isTargetOwn: target !== undefined, job });
  return commit(ctx, {
    writes: [
      ...(moveTo === undefined ? [] : [moveJobs(ctx, id, moveTo)]),
      ...departmentStore.remove(ctx, id, isUnused(ctx, id)),
    ],
    audit: {
      action: 'department.delete',
      subjectId: id,
      changes: changesOf(
        { name: department.name },
        moveTo === undefined ? null : { moved_to: moveTo },
      ),
    },
    answer: QueryPlan.of(null),
  });
}
