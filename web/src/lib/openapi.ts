/** An OpenAPI document as the page about the interface shows it. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown[]
  additionalProperties?: boolean | Schema
  format?: string
  pattern?: string
  minimum?: number
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

interface Media {
  content?: Record<string, { schema?: Schema; example?: unknown }>
  description?: string
}

interface RawOperation {
  tags?: string[]
  summary?: string
  description?: string
  operationId?: string
  parameters?: Parameter[]
  requestBody?: Media
  responses?: Record<string, Media>
}

export interface Document {
  info?: { title?: string; version?: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths?: Record<string, Record<string, RawOperation>>
  components?: { schemas?: Record<string, Schema> }
}

export interface Answer {
  status: string
  description: string
  schema: Schema | null
}

export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Parameter[]
  body: Schema | null
  answers: Answer[]
}

export interface Chapter {
  tag: string
  description: string
  operations: Operation[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

function schemaOf(media: Media | undefined): Schema | null {
  const kinds = Object.values(media?.content ?? {})
  return kinds[0]?.schema ?? null
}

/** The operations by their tag, in the document's order. */
export function chapters(doc: Document, other: string): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const tag of doc.tags ?? []) found.set(tag.name, { tag: tag.name, description: tag.description ?? '', operations: [] })
  for (const [path, operations] of Object.entries(doc.paths ?? {})) {
    for (const method of METHODS) {
      const raw = operations[method]
      if (raw === undefined) continue
      const tag = raw.tags?.[0] ?? other
      const chapter = found.get(tag) ?? { tag, description: '', operations: [] }
      found.set(tag, chapter)
      chapter.operations.push({
        id: `${method}-${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`,
        method: method.toUpperCase(),
        path,
        summary: raw.summary ?? raw.operationId ?? '',
        description: raw.description ?? '',
        parameters: raw.parameters ?? [],
        body: schemaOf(raw.requestBody),
        answers: Object.entries(raw.responses ?? {}).map(([status, media]) => ({
          status,
          description: media.description ?? '',
          schema: schemaOf(media),
        })),
      })
    }
  }
  return [...found.values()].filter((chapter) => chapter.operations.length > 0)
}

/** The name of the component a reference points to. */
export function refName(schema: Schema): string | null {
  return schema.$ref?.split('/').pop() ?? null
}

export function resolve(doc: Document, schema: Schema): Schema {
  const name = refName(schema)
  return name === null ? schema : (doc.components?.schemas?.[name] ?? {})
}

function choices(schema: Schema): Schema[] | null {
  return schema.oneOf ?? schema.anyOf ?? null
}

/** A part of a type's text; `ref` names the shape it stands for. */
export interface TypePart {
  text: string
  ref: string | null
}

/** A schema's type in one line, its named shapes marked so that they can be links. */
export function typeParts(doc: Document, schema: Schema): TypePart[] {
  const name = refName(schema)
  if (name !== null) return [{ text: (resolve(doc, schema).title ?? name).split('.').pop() ?? name, ref: name }]
  const some = choices(schema) ?? (schema.allOf?.length === 1 ? schema.allOf : null)
  if (some) return some.flatMap((part, n) => [...(n > 0 ? [{ text: ' or ', ref: null }] : []), ...typeParts(doc, part)])
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const), ref: null }]
  if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(' or '), ref: null }]
  if (schema.type === 'array') {
    return [{ text: 'list of ', ref: null }, ...typeParts(doc, schema.items ?? {})]
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return [{ text: 'names with ', ref: null }, ...typeParts(doc, schema.additionalProperties)]
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type
  return [{ text: type ?? 'anything', ref: null }]
}

/** A value of a schema, as an example. */
export function example(doc: Document, schema: Schema, inside: string[] = []): unknown {
  const name = refName(schema)
  if (name !== null) return inside.includes(name) ? {} : example(doc, resolve(doc, schema), [...inside, name])
  if (schema.example !== undefined) return schema.example
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum?.length) return schema.enum[0]
  const some = choices(schema) ?? schema.allOf
  if (some?.length) return example(doc, some.find((part) => part.type !== 'null') ?? (some[0] as Schema), inside)
  const type = Array.isArray(schema.type) ? schema.type.find((kind) => kind !== 'null') : schema.type
  if (type === 'object' || schema.properties) {
    if (schema.properties) {
      return Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [key, example(doc, value, inside)]),
      )
    }
    if (typeof schema.additionalProperties === 'object') return { name: example(doc, schema.additionalProperties, inside) }
    return {}
  }
  if (type === 'array') return schema.items ? [example(doc, schema.items, inside)] : []
  if (type === 'integer') return schema.minimum ?? 0
  if (type === 'number') return 0.5
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'string') return 'text'
  return {}
}
