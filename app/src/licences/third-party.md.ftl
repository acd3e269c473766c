<#-- One table: what the runnable jar contains that is not ours. -->
# Libraries inside the runnable jar

Written by `mvn -P licences -pl app -am -DskipTests package`; not edited by hand. Tools that only build or test Orrery
are not in the jar and not in this list.

| library | version | licence | home |
|---|---|---|---|
<#list dependencyMap as e>
<#assign p = e.getKey()/>
| ${p.groupId}:${p.artifactId} | ${p.version} | <#list e.getValue() as l>${l}<#sep>; </#list> | ${p.url!""} |
</#list>
